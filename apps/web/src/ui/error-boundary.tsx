import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the failed content; `retry` renders it again. */
  readonly renderFallback: (retry: () => void, error: unknown) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Contains a rendering error: the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(this.retry, failure.error) : this.props.children;
  }
}
