/** Returns the titles of the named columns of a file, in the order of the file. */
export const titlesOf = (columns: readonly { name: string; title: string }[], names: readonly string[]) =>
  columns.filter(({ name }) => names.includes(name)).map(({ title }) => title)
