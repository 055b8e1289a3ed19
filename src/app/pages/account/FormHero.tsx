import { useEffect } from 'react';
import type { BannerGroup } from '../../../contract/schemas/announcements.ts';
import { formBanners } from '../../stores/announcements/announcements.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Account.css';

/** Shape of a form's banner in CSS px. */
const HERO = { width: 360, height: 120 };

interface FormHeroProps {
  group: BannerGroup;
  title: string;
  /** Where no bar stands above, the title is the page's name. */
  barless?: boolean;
}

/** The banner above a form: the group's own, else the default one (SPEC 2.3). Its room is kept from the start. */
export function FormHero({ group, title, barless }: FormHeroProps) {
  const Title = barless ? 'h1' : 'h2';
  const banners = formBanners(group);
  useEffect(() => banners.want(), [banners]);
  const banner = banners.value.value?.[0];
  return (
    <div className={styles.formHero}>
      {banner ? (
        <Picture src={banner.url} name="" {...HERO} eager />
      ) : (
        <img
          className={styles.formHeroDefault}
          src="/banners/default.svg"
          width={HERO.width}
          height={HERO.height}
          alt=""
        />
      )}
      <Title className={styles.formHeroTitle}>{title}</Title>
    </div>
  );
}
