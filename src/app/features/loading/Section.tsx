import { Component, type ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { Face } from '../../ui/face/Face.tsx';

interface SectionState {
  failed: boolean;
}

/** A section of a page: a fault of ours in it shows an error face in its place, and the rest of the page lives on. */
export class Section extends Component<{ children: ReactNode }, SectionState> {
  override state: SectionState = { failed: false };

  static getDerivedStateFromError(): SectionState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Face
        kind="error"
        title={t('unknown_error')}
        action={t('retry')}
        onAction={() => this.setState({ failed: false })}
      />
    );
  }
}
