import './MyAccount.css';
import { useEffect, useState } from 'react';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { t } from '../../../i18n/texts.ts';
import { type DetailGroup, detailsOf } from './detail-rules.ts';
import { detailLabel, detailText } from './detail-texts.ts';

interface DetailCardProps {
  group: DetailGroup;
  details: Profile;
  opening: boolean;
  onEdit: () => void;
}

/** A group of details, and a button to fill them in. An empty group says what it is for. */
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

type Countries = typeof import('../../../stores/registration/countries.ts').countries;

/** The name of a country; its code until the list is here. */
function CountryName({ code }: { code: string }) {
  const [list, setList] = useState<Countries>();
  useEffect(() => {
    import('../../../stores/registration/countries.ts').then(({ countries }) => {
      countries.want();
      setList(countries);
    }, console.warn);
  }, []);
  return <>{list?.value.value?.find((country) => country.code === code)?.name ?? code}</>;
}
