import { Component, type ReactNode } from 'react';
import { Failure } from '../design/frame/Failure.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown of a part that the page can do without; the whole failure otherwise. */
  instead?: ReactNode;
}

/** What cannot be drawn is said, and does not take the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; failed: boolean } {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { error, failed } = this.state;
    if (!failed) return children;
    if (instead !== undefined) return instead;
    return <Failure error={error} onRetry={() => this.setState({ error: null, failed: false })} />;
  }
}
