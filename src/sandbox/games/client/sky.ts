import { multiplierAt } from '../crash/growth.ts';
import { make, symbolImage } from './dom.ts';

/** The sky of a flight: curve, rocket and the multiplier in large digits. */
export interface Sky {
  element: HTMLElement;
  /** Starts the curve at so many ms of flight; tells each multiplier, in hundredths, as it is drawn. */
  fly(elapsed: number, tell: (multiplier: number) => void): void;
  /** Ends the flight. */
  land(times: string, left: boolean): void;
}

const WIDTH = 360;
const HEIGHT = 300;

/** Ms of flight that fill the width at first; later the curve is drawn in. */
const SPAN = 9000;

/** Builds the sky; with `still` the rocket stays and only the number runs. */
export function buildSky(hero: string, still: boolean): Sky {
  const canvas = make('canvas', { width: String(WIDTH * 2), height: String(HEIGHT * 2), 'aria-hidden': 'true' });
  const rocket = make('div', { class: 'rocket' }, symbolImage(hero, 72));
  const number = make('output', { class: 'number' }, '1.00x');
  const element = make('div', { class: 'sky' }, make('div', { class: 'stars' }), canvas, rocket, number);
  const paint = canvas.getContext('2d');
  let running = 0;

  const draw = (time: number): void => {
    const span = Math.max(SPAN, time * 1.15);
    const top = Math.max(250, multiplierAt(time) * 1.2);
    const x = (at: number): number => 24 + (at / span) * (WIDTH - 72);
    const y = (at: number): number => HEIGHT - 24 - ((multiplierAt(at) - 100) / (top - 100)) * (HEIGHT - 100);
    if (paint) {
      trace(paint, time, x, y);
    }
    if (!still) {
      rocket.style.transform = `translate(${x(time) - 36}px,${y(time) - 44}px)`;
    }
  };

  return {
    element,
    fly(elapsed, tell) {
      const begun = performance.now() - elapsed;
      element.className = 'sky flying';
      const frame = (now: number): void => {
        const time = Math.max(0, now - begun);
        const multiplier = multiplierAt(time);
        number.textContent = `${(multiplier / 100).toFixed(2)}x`;
        draw(time);
        tell(multiplier);
        running = window.requestAnimationFrame(frame);
      };
      window.cancelAnimationFrame(running);
      running = window.requestAnimationFrame(frame);
    },
    land(times, left) {
      window.cancelAnimationFrame(running);
      number.textContent = times;
      element.className = left ? 'sky left' : 'sky crashed';
    },
  };
}

function trace(
  paint: CanvasRenderingContext2D,
  time: number,
  x: (at: number) => number,
  y: (at: number) => number,
): void {
  paint.setTransform(2, 0, 0, 2, 0, 0);
  paint.clearRect(0, 0, WIDTH, HEIGHT);
  paint.beginPath();
  paint.moveTo(x(0), y(0));
  for (let step = 1; step <= 40; step += 1) {
    const at = (time * step) / 40;
    paint.lineTo(x(at), y(at));
  }
  paint.lineWidth = 5;
  paint.lineCap = 'round';
  paint.strokeStyle = '#ffc53d';
  paint.stroke();
  paint.lineTo(x(time), HEIGHT - 24);
  paint.lineTo(x(0), HEIGHT - 24);
  paint.fillStyle = 'rgba(255,197,61,.16)';
  paint.fill();
}
