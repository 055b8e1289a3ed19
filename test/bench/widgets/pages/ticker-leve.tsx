import { Ticker } from '../../../../src/app/ui/ticker/Ticker.tsx';
import { useAmount } from './amount.ts';
import { draw } from './draw.tsx';

// Once, as the product has it: making one takes longer than all the rest.
const { format } = new Intl.NumberFormat('pt-BR');
const Counter = () => <Ticker text={format(useAmount())} label="jackpot" />;

draw(<Counter />);
