/** Keeps in the address, beside what it says already, which notice was opened last: a reload and a link show the same. */
export function noteOpened(index: number, open: boolean): void {
  const query = new URLSearchParams(location.search);
  if (!open && query.get('i') !== String(index)) return;
  if (open) query.set('i', String(index));
  else query.delete('i');
  const search = query.toString();
  const address = location.pathname + (search && `?${search}`);
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
