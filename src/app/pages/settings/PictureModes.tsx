import { dataSize } from '../../i18n/figures.ts';
import { t } from '../../i18n/texts.ts';
import type { PictureMode } from '../../lib/picture-url.ts';
import { hotGames } from '../../stores/games/lobby.ts';
import { choosePictures, saverState } from '../../stores/settings/saver-choices.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PICTURE_PRICE, PRICED } from './picture-price.ts';
import styles from './Settings.css';

const MODES: readonly PictureMode[] = ['off', 'small', 'full'];
/** Drawn width of home's tiles in CSS px: what home has fetched is shown again without asking. */
const TILE = 104;

const VISITS = { home: 'nav_home', list: 'pictures_list', entrance: 'pictures_entrance' } as const;

/** What the pictures of a visit cost, about. */
function priceOf(bytes: number): string {
  const size = dataSize(bytes);
  return bytes ? t('pictures_price', { size }) : size;
}

/** The picture modes: pictures that show what each means, and what it costs. */
export function PictureModes() {
  const { pictures, shown } = saverState.value;
  return (
    <div className={`card ${styles.setCard}`}>
      <h3 className={styles.setLabel}>{t('pictures_title')}</h3>
      <div className={styles.pickModes} role="radiogroup" aria-label={t('pictures_title')}>
        {MODES.map((mode) => (
          <label key={mode} className={styles.pickMode}>
            <input
              type="radio"
              name="pictures"
              className={`${styles.pickInput} hide-visually`}
              checked={mode === pictures}
              onChange={() => choosePictures(mode)}
            />
            <span className={styles.pickFace}>{t(`pictures_${mode}`)}</span>
          </label>
        ))}
      </div>
      <Samples />
      {shown !== pictures && <p className={styles.setHint}>{t('pictures_saver')}</p>}
      <Prices />
      <p className={styles.setHint}>{t('pictures_hint')}</p>
    </div>
  );
}

function Prices() {
  return (
    <table className={styles.meterTable}>
      <thead>
        <tr>
          <td />
          {MODES.map((mode) => (
            <th key={mode} scope="col">
              {t(`pictures_${mode}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PRICED.map((visit) => (
          <tr key={visit}>
            <th scope="row">{t(VISITS[visit])}</th>
            {MODES.map((mode) => (
              <td key={mode}>{priceOf(PICTURE_PRICE[mode][visit])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pictures that home has already fetched; nothing for who has not been there, as they would cost data. */
function Samples() {
  const games = hotGames.value.value?.slice(0, 3);
  if (!games?.length) return null;
  return (
    <div className={styles.pickSamples} aria-hidden="true">
      {games.map(({ nodeId, displayName, iconUrl }) => (
        <span key={nodeId} className={styles.pickSample}>
          <Picture src={iconUrl} name={displayName} width={TILE} height={TILE} eager />
        </span>
      ))}
    </div>
  );
}
