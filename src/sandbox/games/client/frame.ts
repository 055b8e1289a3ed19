import type { Table } from '../messages.ts';
import { goBack } from './back.ts';
import { make } from './dom.ts';
import { minorOf, moneyText } from './money.ts';
import { RefusedError } from './talk.ts';
import { type Texts, textsOf } from './texts.ts';

/** What every game has around its stage: back, name, balance, stake, one line of news, and dialogs. */
export interface Frame {
  table: Table;
  texts: Texts;
  stage: HTMLElement;
  /** The bar under the stage, for the game's own buttons. */
  controls: HTMLElement;
  /** The stake that is chosen, as the sandbox offered it. */
  stake(): string;
  /** Locks or frees the stake. */
  lock(locked: boolean): void;
  /** Shows a balance that the sandbox told. */
  setBalance(decimal: string): void;
  /** Takes a stake from the balance shown, before the answer is there. */
  takeStake(): void;
  say(text: string, tone?: 'win' | 'trouble'): void;
  money(decimal: string): string;
  /** Tells of a refusal or failure in the player's words. */
  trouble(error: unknown): void;
}

/** Builds the frame of a game into the page. */
export function buildFrame(table: Table): Frame {
  const texts = textsOf(table.language);
  const money = (decimal: string): string => moneyText(minorOf(decimal, table), table);
  const balance = make('b', { class: 'balance' }, money(table.balance));
  const news = make('p', { class: 'news', role: 'status', 'aria-live': 'polite' }, texts.ready);
  const stage = make('main', { class: 'stage' });
  const controls = make('div', { class: 'controls' });
  const chooser = stakeChooser(table.stakes, texts, money);
  let minor = minorOf(table.balance, table);
  document.documentElement.lang = table.language;
  const root = document.getElementById('game');
  root?.replaceWith(
    make(
      'div',
      { id: 'game' },
      header(table, texts, balance),
      stage,
      news,
      make('footer', { class: 'desk' }, chooser.element, controls),
    ),
  );
  const say: Frame['say'] = (text, tone) => {
    news.textContent = text;
    news.className = tone ? `news ${tone}` : 'news';
  };
  return {
    table,
    texts,
    stage,
    controls,
    stake: chooser.stake,
    lock: chooser.lock,
    setBalance(decimal) {
      minor = minorOf(decimal, table);
      balance.textContent = money(decimal);
    },
    takeStake() {
      minor = Math.max(0, minor - minorOf(chooser.stake(), table));
      balance.textContent = moneyText(minor, table);
    },
    say,
    money,
    trouble(error) {
      tellTrouble(error, table, texts, say);
    },
  };
}

function header(table: Table, texts: Texts, balance: HTMLElement): HTMLElement {
  return make(
    'header',
    { class: 'top' },
    make(
      'button',
      { class: 'back', type: 'button', 'aria-label': texts.back, onclick: () => goBack(table.backUrl) },
      '‹',
    ),
    make('div', { class: 'title' }, make('h1', {}, table.name), make('small', {}, texts.play)),
    make('div', { class: 'purse' }, make('small', {}, texts.balance), balance),
  );
}

/** A group and not a fieldset: Chromium 67 cannot lay out a fieldset as a row. */
function stakeChooser(stakes: readonly string[], texts: Texts, money: (decimal: string) => string) {
  let at = 0;
  let locked = false;
  const shown = make('output');
  const show = (): void => {
    shown.textContent = money(stakes[at] ?? '0');
    less.disabled = locked || at === 0;
    more.disabled = locked || at === stakes.length - 1;
  };
  const step = (by: number): void => {
    at = Math.max(0, Math.min(stakes.length - 1, at + by));
    show();
  };
  const less = make('button', { type: 'button', 'aria-label': texts.less, onclick: () => step(-1) }, '−');
  const more = make('button', { type: 'button', 'aria-label': texts.more, onclick: () => step(1) }, '+');
  const label = make('div', { class: 'amount' }, make('small', {}, texts.stake), shown);
  const element = make('div', { class: 'stake', role: 'group', 'aria-label': texts.stake }, less, label, more);
  show();
  return {
    element,
    stake: () => stakes[at] ?? '0',
    lock: (lock: boolean) => {
      locked = lock;
      show();
    },
  };
}

function tellTrouble(error: unknown, table: Table, texts: Texts, say: Frame['say']): void {
  const code = error instanceof RefusedError ? error.code : '';
  if (code === 'wallet.insufficient') {
    openDialog(texts.insufficient, texts.deposit, () => window.location.assign('/m/voucherCenter'), texts.close);
  } else if (code === 'limit.reached') {
    openDialog(texts.limit, texts.protections, () => window.location.assign('/m/protection'), texts.close);
  } else if (code === 'account.excluded') {
    openDialog(texts.closed, texts.back, () => goBack(table.backUrl));
  } else if (code === 'session.expired' || code === 'session.missing' || code === 'account.disabled') {
    openDialog(texts.expired, texts.back, () => goBack(table.backUrl));
  } else {
    say(texts.failed, 'trouble');
  }
}

/** Opens a dialog with one action, and a second button that closes it. */
export function openDialog(text: string, action: string, act: () => void, close?: string): void {
  const dialog = make('div', { class: 'veil', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': text });
  const main = make('button', { type: 'button', class: 'main', onclick: act }, action);
  const box = make('div', { class: 'box' }, make('p', {}, text), main);
  if (close) {
    box.append(make('button', { type: 'button', onclick: () => dialog.remove() }, close));
  }
  dialog.append(box);
  document.body.append(dialog);
  main.focus();
}
