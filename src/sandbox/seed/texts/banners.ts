import type { BannerGroup } from '../../../contract/schemas/announcements.ts';
import type { Recipe } from '../../images/recipe.ts';
import type { Text } from './text.ts';

/** A banner of the world; its picture is `/img/banner/<id>`. */
export interface BannerSeed {
  id: string;
  groupName: Exclude<BannerGroup, ''>;
  title: Text;
  link?: string;
  recipe: Recipe;
}

export const BANNERS: readonly BannerSeed[] = [
  {
    id: 'home-1',
    groupName: 'm_home',
    title: { pt: 'Bem-vindo: 12 mil jogos no seu bolso', en: 'Welcome: 12,000 games in your pocket' },
    link: '/m/slot-games',
    recipe: { palette: 'violet', hero: 'slot-machine', sides: ['coin', 'gem-stone', 'star'] },
  },
  {
    id: 'home-2',
    groupName: 'm_home',
    title: { pt: 'Primeiro depósito com 50% a mais', en: '50% more on your first deposit' },
    link: '/m/activity?id=p02',
    recipe: { palette: 'gold', hero: 'money-bag', sides: ['coin', 'wrapped-gift', 'dollar-banknote'] },
  },
  {
    id: 'home-3',
    groupName: 'm_home',
    title: { pt: 'Rodada do fim de semana: futebol ao vivo', en: 'Weekend fixtures: live football' },
    link: '/m/sport-games',
    recipe: { palette: 'lime', hero: 'soccer-ball', sides: ['trophy', 'confetti-ball', '1st-place-medal'] },
  },
  {
    id: 'home-4',
    groupName: 'm_home',
    title: { pt: 'Voe no crash e saia na hora certa', en: 'Fly in crash and get out in time' },
    link: '/m/gameList?gameType=RNG&type=Crash',
    recipe: { palette: 'night', hero: 'rocket', sides: ['comet', 'coin', 'glowing-star'] },
  },
  {
    id: 'login',
    groupName: 'm_login',
    title: { pt: 'Bom ver você de novo', en: 'Good to see you again' },
    recipe: { palette: 'royal', hero: 'crown', sides: ['gem-stone', 'coin', 'star'] },
  },
  {
    id: 'register',
    groupName: 'm_reg',
    title: { pt: 'Sua conta em um minuto', en: 'Your account in a minute' },
    recipe: { palette: 'rose', hero: 'wrapped-gift', sides: ['balloon', 'confetti-ball', 'coin'] },
  },
  {
    id: 'forget',
    groupName: 'm_forget',
    title: { pt: 'Vamos recuperar o seu acesso', en: "Let's get you back in" },
    recipe: { palette: 'sky', hero: 'key', sides: ['locked-with-key', 'star', 'envelope'] },
  },
  {
    id: 'change',
    groupName: 'm_change',
    title: { pt: 'Uma senha nova, uma conta segura', en: 'A new password, a safe account' },
    recipe: { palette: 'jade', hero: 'shield', sides: ['key', 'locked-with-key', 'star'] },
  },
];
