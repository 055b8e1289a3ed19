import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Marquee } from '../../ui/marquee/Marquee.tsx';

/** What moves on home. Both come right after its first paint, so they are one script and one sheet: apart they were five files. */
export const moving = { Carousel, Marquee };
