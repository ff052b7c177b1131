/** One way to write YAML, so that the same pack always gives the same bytes. */
import { Document, isScalar, isSeq, visit, type Scalar } from 'yaml';

/** Short lists of single values stand on one line, as a person would write them: `[101, 102]`. */
const MAX_LINE = 80;

export function writeYaml(data: unknown): string {
  const document = new Document(data);
  visit(document, {
    Seq(_key, node) {
      const isPlain = node.items.every(
        (item) => isScalar(item) && !String(item.value).includes('\n'),
      );
      const length = (node.items as Scalar[]).reduce(
        (sum, item) => sum + (isScalar(item) ? String(item.value).length + 2 : MAX_LINE),
        0,
      );
      if (isPlain && length <= MAX_LINE) node.flow = true;
      if (!isPlain && node.items.every((item) => isSeq(item))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: 'literal' });
}
