import { useEffect, useState } from 'react';

type Countries = typeof import('../../stores/countries.ts').countries;

/** The name of a country; its code while the list is on its way, or cannot be had. Few members have one: the list comes by itself. */
export function CountryName({ code }: { code: string }) {
  const [list, setList] = useState<Countries>();
  useEffect(() => {
    import('../../stores/countries.ts').then(({ countries }) => {
      countries.want();
      setList(countries);
    }, console.warn);
  }, []);
  return <>{list?.value.value?.find((country) => country.code === code)?.name ?? code}</>;
}
