import imported from 'react-countup';
import { useAmount } from './amount.ts';
import { defaultOf } from './default-of.ts';
import { draw } from './draw.tsx';

const CountUp = defaultOf(imported);

const Counter = () => <CountUp end={useAmount()} preserveValue separator="." />;

draw(<Counter />);
