// Rules of ESLint for styles: see docs/decisions/0017-styles-with-components.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns the names of all classes in a CSS text. */
function classesIn(css) {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name))
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

const globalClasses = new Set(
  filesIn(join(root, 'app/styles')).flatMap((file) => [...classesIn(readFileSync(file, 'utf8'))]),
)

/** Classes that a library writes into the document: the rich-text editor marks the selection. */
const foreignClasses = new Set(['ProseMirror-selectednode', 'selectedCell'])

const pathOf = (specifier, from) =>
  specifier.startsWith('@/') ? join(root, specifier.slice(2)) : resolve(dirname(from), specifier)

/** A class name written in a component must be one of `app/styles`; all other classes come from a module. */
const noNewGlobal = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      for (const name of text.split(/\s+/).filter(Boolean)) {
        if (globalClasses.has(name)) continue
        context.report({
          node,
          message: `"${name}" is no class of app/styles: put it into a module beside the component.`,
        })
      }
    }
    const isNotInClassPosition = (node) =>
      ['BinaryExpression', 'MemberExpression'].includes(node.parent.type) ||
      // An argument that is passed by name: `buttonClass({ variant: 'quiet' })`.
      (node.parent.type === 'Property' && node.parent.value === node)
    const inClassName =
      ':matches(JSXAttribute[name.name=/[cC]lassName$/], CallExpression[callee.name="clsx"])'
    return {
      [`${inClassName} Literal`](node) {
        if (typeof node.value === 'string' && !isNotInClassPosition(node)) check(node, node.value)
      },
      [`${inClassName} TemplateElement`](node) {
        // The beginning of a name that is completed at run time.
        const stem = node.tail ? '' : (node.value.raw.split(/\s/).at(-1) ?? '')
        const isKnown = stem !== '' && [...globalClasses].some((name) => name.startsWith(stem))
        const fullText = isKnown ? node.value.raw.slice(0, -stem.length) : node.value.raw
        if (!isNotInClassPosition(node.parent)) check(node, fullText)
      },
    }
  },
}

/** A class taken from a module must exist there, and a module must make no new class global. */
const knownClass = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const modules = new Map()
    return {
      ImportDeclaration(node) {
        const [specifier] = node.specifiers
        if (!node.source.value.endsWith('.module.css') || !specifier) return
        const file = pathOf(node.source.value, context.filename)
        if (!existsSync(file)) return context.report({ node, message: 'There is no such style sheet.' })
        const css = readFileSync(file, 'utf8')
        modules.set(specifier.local.name, classesIn(css))
        for (const [, inner] of css.matchAll(/:global\(([^)]*)\)/g)) {
          for (const name of classesIn(inner)) {
            if (globalClasses.has(name) || foreignClasses.has(name)) continue
            context.report({ node, message: `The module makes ".${name}" global; only app/styles does.` })
          }
        }
      },
      MemberExpression({ object, property, computed }) {
        const classes = object.type === 'Identifier' ? modules.get(object.name) : undefined
        const name = computed ? property.value : property.name
        if (!classes || typeof name !== 'string' || classes.has(name)) return
        context.report({ node: property, message: `The module has no class ".${name}".` })
      },
    }
  },
}

/** Forbids imports of style sheets that are not modules and, with `modules: false`, of modules too. */
const noStyleSheet = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { modules: { type: 'boolean' } }, additionalProperties: false }],
  },
  create(context) {
    const [{ modules = true } = {}] = context.options
    return {
      ImportDeclaration(node) {
        const { value } = node.source
        if (!value.endsWith('.css') || (modules && value.endsWith('.module.css'))) return
        const message = modules
          ? 'A component takes its styles from a module beside it.'
          : 'A page imports no style sheet: what it shows is a component with a module of its own.'
        context.report({ node, message })
      },
    }
  },
}

/**
 * A module is private to its folder: other folders use its styles through a component that the folder
 * exports.
 */
const noForeignModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      ImportDeclaration(node) {
        const { value } = node.source
        if (!value.endsWith('.module.css')) return
        if (dirname(pathOf(value, context.filename)) === dirname(context.filename)) return
        const message = `"${value}" belongs to the components of its folder: take a part from there, or its class by a function such as buttonClass.`
        context.report({ node, message })
      },
    }
  },
}

const plugin = {
  rules: {
    'known-class': knownClass,
    'no-foreign-module': noForeignModule,
    'no-new-global': noNewGlobal,
    'no-style-sheet': noStyleSheet,
  },
}

export default plugin
