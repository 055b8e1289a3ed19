import { Component, type ReactNode } from 'react';
import { BrokenFace } from '../chrome/status/FailedFace.tsx';

interface State {
  failed: boolean;
}

/** A fault of our own shows a page that says so and can be left, never a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenFace /> : this.props.children;
  }
}
