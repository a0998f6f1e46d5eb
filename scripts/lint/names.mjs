/**
 * Refuses names that say what happened to a thing and not what it is: `asked` for a query, `found` for a row.
 * `left` is allowed, because it is a side. Names destructured from an object and names of a type's properties
 * are allowed too, because a wire format or library may set them.
 */
// Participles that do not end in -ed, and adjectives that are used alone as a name.
const participles = [
  'alone bare begun chosen coming cut done drawn found given gone heard held kept known lent lost',
  'made meant met missing own said seen sent shown spoken stale swept taken thrown told waiting',
  'whole written',
].join(' ')

// Allowed: words of forms (`required`), of tests (`expected`) and of libraries, and nouns such as `feed`.
const nouns = 'required|expected|unused|embedded|bed|feed|need|red|seed|speed'
const pattern = `(?!(${nouns})$)(${participles.replaceAll(' ', '|')}|[a-z]+ed)`
const name = `[name=/^${pattern}$/]`
// Matches only names of types that are one word: a capital letter, then small letters.
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
