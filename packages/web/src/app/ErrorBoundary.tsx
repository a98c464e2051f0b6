import { Component, type ReactNode } from 'react';
import { Failure } from '../design/frame/Failure.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of an optional part of the page; absent: the full failure screen. */
  instead?: ReactNode;
}

/** Reports a rendering error without taking the rest of the page down. */
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
