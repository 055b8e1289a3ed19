import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of children with a fault; `retry` draws them anew. */
  face: (retry: () => void) => ReactNode;
  /** Hears of the fault once. */
  onFault?: () => void;
  children: ReactNode;
}

/** A fault of our own in `children` shows a face, never a blank page; what stands around lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.face(() => this.setState({ failed: false })) : this.props.children;
  }
}
