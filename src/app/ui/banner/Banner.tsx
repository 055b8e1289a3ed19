import './Banner.css';
import { Picture } from '../picture/Picture.tsx';

export interface BannerProps {
  /** Written over the calm left half of the picture. */
  title: string;
  /** Path of the picture. */
  picture: string;
  /** Drawn size in CSS px: gives the shape and the size asked for. */
  width: number;
  height: number;
  /** See `Picture`: true for the first banner of a page. */
  eager?: boolean;
  /** Without it the banner is a picture, not a button. */
  onOpen?: (() => void) | undefined;
}

/** A wide picture with its title: a slide of `Carousel`, the head of a form, a promotion. */
export function Banner({ title, picture, width, height, eager = false, onOpen }: BannerProps) {
  const content = (
    <>
      <Picture src={picture} name="" width={width} height={height} eager={eager} />
      <span className="banner-title">{title}</span>
    </>
  );
  if (!onOpen) return <div className="banner">{content}</div>;
  return (
    <button type="button" className="banner" onClick={onOpen}>
      {content}
    </button>
  );
}
