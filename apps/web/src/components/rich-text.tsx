import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextTag } from '@varde/domain/rich-text-policy';
import { classNames } from '#ui/class-names.ts';
import { SiteLink } from '#ui/site-link.tsx';
import type { RichTextNode, RichTextView } from '#view-models.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  readonly text: RichTextView;
  /** `open-box` shows the text on a tinted background. Default `plain`. */
  readonly layout?: 'plain' | 'open-box';
}

/** Replaced tags: the page title is the only h1, and `strike` is obsolete. */
const TAG_REPLACEMENTS: Partial<Record<RichTextTag, string>> = { h1: 'h2', strike: 's' };

function renderNode(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(renderNode);
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag === 'span') return <Fragment key={key}>{children}</Fragment>;
  if (node.tag === 'a') {
    return node.href ? (
      <SiteLink key={key} href={node.href}>
        {children}
      </SiteLink>
    ) : (
      <Fragment key={key}>{children}</Fragment>
    );
  }
  return createElement(TAG_REPLACEMENTS[node.tag] ?? node.tag, { key, id: node.id }, ...children);
}

/** Editor's rich text, as a tree of allowed elements: the page never gets external markup. */
export function RichText({ text, layout = 'plain' }: RichTextProps) {
  const isBox = layout === 'open-box';
  return (
    <div
      className={classNames(styles.text, isBox && styles.box)}
      lang={text.lang}
      data-surface={isBox ? 'sunken' : undefined}
    >
      {text.nodes.map(renderNode)}
    </div>
  );
}
