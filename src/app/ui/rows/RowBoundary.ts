import { Component, type ReactNode } from 'react';

interface RowBoundaryProps {
  row: unknown;
  children: ReactNode;
}

/** Leaves the place of a row with a fault of ours empty: the list lives on, and so does the next row that comes to this place. */
export class RowBoundary extends Component<RowBoundaryProps, { failed?: unknown }> {
  override state: { failed?: unknown } = {};

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: this.props.row });
  }

  override render(): ReactNode {
    return this.state.failed === this.props.row ? null : this.props.children;
  }
}
