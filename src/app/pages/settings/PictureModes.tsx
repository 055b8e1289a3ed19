import './Settings.css';
import { dataSize } from '../../i18n/figures.ts';
import { t } from '../../i18n/texts.ts';
import type { PictureMode } from '../../lib/picture-url.ts';
import { hotGames } from '../../stores/games/lobby.ts';
import { choosePictures, saverState } from '../../stores/settings/saver-choices.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PICTURE_PRICE, PRICED } from './picture-price.ts';

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
    <div className="card set-card">
      <h3 className="set-label">{t('pictures_title')}</h3>
      <div className="pick-modes" role="radiogroup" aria-label={t('pictures_title')}>
        {MODES.map((mode) => (
          <label key={mode} className="pick-mode">
            <input
              type="radio"
              name="pictures"
              className="pick-input hide-visually"
              checked={mode === pictures}
              onChange={() => choosePictures(mode)}
            />
            <span className="pick-face">{t(`pictures_${mode}`)}</span>
          </label>
        ))}
      </div>
      <Samples />
      {shown !== pictures && <p className="set-hint">{t('pictures_saver')}</p>}
      <Prices />
      <p className="set-hint">{t('pictures_hint')}</p>
    </div>
  );
}

function Prices() {
  return (
    <table className="meter-table">
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
    <div className="pick-samples" aria-hidden="true">
      {games.map(({ nodeId, displayName, iconUrl }) => (
        <span key={nodeId} className="pick-sample">
          <Picture src={iconUrl} name={displayName} width={TILE} height={TILE} eager />
        </span>
      ))}
    </div>
  );
}
