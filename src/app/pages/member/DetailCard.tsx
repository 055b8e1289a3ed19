import type { Profile } from '../../../contract/schemas/member.ts';
import { t } from '../../i18n/texts.ts';
import { CountryName } from './CountryName.tsx';
import { type DetailGroup, detailsOf } from './detail-rules.ts';
import { detailLabel, detailText } from './detail-texts.ts';

interface DetailCardProps {
  group: DetailGroup;
  details: Profile;
  opening: boolean;
  onEdit: () => void;
}

/** A group of details, and the way to fill them in. What is not known is not listed: the card says what the group is for instead. */
export function DetailCard({ group, details, opening, onEdit }: DetailCardProps) {
  const names = detailsOf(group);
  const known = names.filter((name) => details[name]);
  const missing = names.length - known.length;
  const id = `details-${group}`;
  return (
    <section className="mem-section" aria-labelledby={id}>
      <h2 id={id} className="mem-title">
        {t(`details_${group}`)}
      </h2>
      <div className="card det-card">
        {known.length > 0 ? (
          <dl className="det-list">
            {known.map((name) => (
              <div key={name} className="det-line">
                <dt className="det-name">{detailLabel(name)}</dt>
                <dd className="det-value">
                  {name === 'nationality' ? (
                    <CountryName code={details.nationality ?? ''} />
                  ) : (
                    detailText(name, details[name] ?? '')
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="det-about">{t(`about_${group}`)}</p>
        )}
        <button type="button" className="btn btn-ghost btn-wide det-edit" aria-busy={opening} onClick={onEdit}>
          {t(missing === 0 ? 'details_edit' : 'details_fill')}
        </button>
      </div>
    </section>
  );
}
