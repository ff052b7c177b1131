import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what failed; `retry` shows it again. */
  readonly renderFallback: (retry: () => void, error: unknown) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Keeps what fails within it from taking the page down: the rest stays as it is. */
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
