import { drawList } from './leve-list.tsx';

// Without the bones under its tiles: what its script alone keeps up with.
drawList('');
