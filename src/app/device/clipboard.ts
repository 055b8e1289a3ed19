/** Copies a text; false when the browser does not let it. Browsers without the clipboard API copy what is selected in a field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch (error) {
    console.warn(error);
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'hide-visually';
  document.body.append(field);
  field.select();
  // iOS selects nothing in a field that may not be written to without being told the range.
  field.setSelectionRange(0, text.length);
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
