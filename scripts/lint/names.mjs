/**
 * Names that say what happened to a thing and not what it is: `asked` of a query, `found` of a row. `left` is
 * allowed, because it is a side. Destructured names and properties of types pass: a wire format or library
 * may set them.
 */
const participles = [
  'accepted added allowed alone asked bare begun cached changed checked chosen cleaned closed coming',
  'counted cut declined deleted done dragged drawn dropped fetched filled found given gone grouped',
  'heard held joined kept known lent listed loaded lost made mailed marked matched meant mended merged',
  'met missing moved named needed noted offered opened own owned packed parsed passed pasted picked',
  'placed planned pressed pulled pushed queued raised reached received refused remembered removed',
  'rendered repeated replaced reported reserved rested restored returned said saved scanned searched',
  'seen selected sent served settled shared shown signed sorted spoken stale started stopped stored',
  'swept tagged taken thrown told translated tried trimmed trusted turned typed unpacked updated',
  'uploaded used verified visited waiting walked wanted warned watched whole wrapped written',
].join(' ')

// Allowed: words of a form, of a test's comparison, and those that a library or the field uses.
const nouns = 'required|expected|unused|embedded|admitted|unsent|[bfnrs]eed|speed|seed|bed|red'
const pattern = `(?!(${nouns})$)(${participles.replaceAll(' ', '|')}|[a-z]+ed)`
const name = `[name=/^${pattern}$/]`
// A type has a capital letter and is one word.
const typeName = `[name=/^[A-Z][a-z]+$/][name=/^${pattern}$/i]`
const message =
  'Name the thing, not what happened to it: a noun for a value, a verb and its object for a function.'

export const namesOfThings = {
  'no-restricted-syntax': [
    'error',
    ...[
      `VariableDeclarator > Identifier.id${name}`,
      `ArrayPattern > Identifier${name}`,
      `:function > Identifier.params${name}`,
      `FunctionDeclaration > Identifier.id${name}`,
      `TSTypeAliasDeclaration > Identifier.id${typeName}`,
      `TSInterfaceDeclaration > Identifier.id${typeName}`,
    ].map((selector) => ({ selector, message })),
  ],
}
