/** Who helps with gambling, where the brand names nobody. */
export interface Organisation {
  name: string;
  /** An https address. */
  url: string;
  phone?: string;
}

const BRAZIL: readonly Organisation[] = [
  { name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br/' },
  { name: 'CVV – Centro de Valorização da Vida', url: 'https://www.cvv.org.br/', phone: '188' },
];

const WORLD: readonly Organisation[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133' },
];

/** The organisations that speak a language of the site. */
export const organisationsOf = (language: string): readonly Organisation[] => (language === 'pt' ? BRAZIL : WORLD);
