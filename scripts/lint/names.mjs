/**
 * Refuses names that say what happened to a thing and not what it is: `asked` for a query, `found` for a row.
 * `left` is allowed, because it is a side. Names taken from objects and properties of types pass: a wire
 * format or library may set them.
 */
// Words without the ending -ed, and adjectives that are used alone as a name.
const participles = [
  'alone bare begun chosen coming cut done drawn found given gone heard held kept known lent lost',
  'made meant met missing own said seen sent shown spoken stale swept taken thrown told waiting',
  'whole written',
].join(' ')

// Allowed: words of a form, of a test's comparison, and those that a library or the field uses.
const nouns = 'required|expected|unused|embedded|bed|feed|need|red|seed|speed'
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
