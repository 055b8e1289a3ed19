import NumberFlow from '@number-flow/react';
import { useAmount } from './amount.ts';
import { draw } from './draw.tsx';

const Counter = () => <NumberFlow value={useAmount()} locales="pt-BR" />;

draw(<Counter />);
