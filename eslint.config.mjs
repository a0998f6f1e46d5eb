import { defineConfig, globalIgnores } from 'eslint/config'
import coreWebVitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import regexp from 'eslint-plugin-regexp'
import { namesOfThings } from './scripts/lint/names.mjs'
import styles from './scripts/lint/styles.mjs'

// Imports go only from app to components to lib to db (docs/architecture.md).
const tests = ['**/*.test.ts', '**/*.test.tsx']
const isomorphic = ['calls', 'schema', 'resource']
// The folders of lib by floor, the lowest floor first.
const floors = [
  ['platform'],
  ['organisations'],
  ['content'],
  ['assessment', 'directory', 'exchange'],
  ['event', 'meetings'],
  ['sites'],
  ['office'],
  ['wiring'],
]
const domains = floors.slice(2, -3).flat()

/** Forbids imports by the pattern of their specifier, with the message of the report. */
const forbid = (...rules) => ({
  'no-restricted-imports': [
    'error',
    { patterns: rules.map(([regex, message, allowTypeImports]) => ({ regex, message, allowTypeImports })) },
  ],
})
const upwards = [
  '^@/(app|components|pages|demo)(/|$)',
  'lib is below the pages, components and demo content.',
]
const upTheFloors = (above) => [
  `^@/lib/(${above.join('|')})(/|$)`,
  'An arrow of lib never runs up a floor: hand it in, or move what both need down.',
]
const otherDomains = [
  '^@/lib/(?!(platform|organisations)/)(?!([^/]+/){1,3}(queries|schema|calls|session|move|places|written-columns)$)',
  'Of another domain take its queries, schema or calls only.',
]
const database = [
  '^(@/db(/|$)|pg$|drizzle-orm)',
  'The database is for queries and mutations: ask one of them.',
]
const belowPages = [
  ['^@/(app|pages)(/|$)', 'Components do not import pages.'],
  ['^@/demo(/|$)', 'The product runs without its demo content.'],
  ['(^|/)back-office(/|$)', 'Only pages import the frame of the office.'],
  database,
]
const domainsOfKit = [
  ['^@/lib/(?!(platform|office|wiring)/)', 'The kit of the office knows no domain: hand it in.'],
  ['^@/components/(?!(office|ui)/)', 'The kit of the office knows no domain.'],
  [
    '(^|/)\\.\\./(assessment|association|directory|event|exchange|meetings|membership|news|page-text|site)/',
    'The kit of the office knows no domain.',
  ],
]
const declaredDoor = [
  '(^|/)resource/declared-calls$',
  'Only a declared screen does not know what its call is given: take useRead, useWrite or useFormRecord.',
]

const rulesOfReact = [...coreWebVitals, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

const floorRules = (rooms, floor) => {
  const above = floors.slice(floor + 1).flat()
  return [
    upwards,
    ...(above.length > 0 ? [upTheFloors(above)] : []),
    ...(rooms.some((room) => domains.includes(room)) ? [otherDomains] : []),
  ]
}

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores([
    '**/.next/',
    '.strata/',
    '.data/',
    'node_modules/',
    'next-env.d.ts',
    'test-results/',
    'playwright-report/',
  ]),
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      // Pictures are resized when they are stored; next/image would resize them at each request.
      '@next/next/no-img-element': 'off',
      // The rule is for pages/; here the head is in a component that the root layouts share.
      '@next/next/no-head-element': 'off',
      // The public sites and the back office are separate documents, so a link between them needs a full
      // load.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      // The compiler skips components that call watch() of React Hook Form; they run without memoisation.
      'react-hooks/incompatible-library': 'off',
      ...namesOfThings,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    // No components and no hooks: their rules find nothing here, and take a tenth of the time.
    files: ['{bench,db,demo,lib,scripts,tests}/**/*.{mjs,ts}'],
    ignores: ['tests/e2e/declared/**'],
    rules: Object.fromEntries(rulesOfReact.map((name) => [name, 'off'])),
  },
  {
    // These tests contain lines that must not compile; the compiler reports such a line if it does compile.
    files: [
      'components/office/calls.test.ts',
      'lib/platform/api/resource.test.ts',
      'lib/platform/api/rows.test.ts',
    ],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  // Limits the length of a component, and of a page, which only composes components.
  {
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', 120] },
  },
  { files: ['app/**/page.tsx'], rules: { 'max-lines-per-function': ['error', 60] } },
  {
    // Regular expressions must run in linear time, because strangers may write the text. Tests never process
    // such text.
    ignores: [...tests, 'tests/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  ...floors.map((rooms, floor) => ({
    files: rooms.map((room) => `lib/${room}/**/*.{ts,tsx}`),
    ignores: tests,
    rules: forbid(...floorRules(rooms, floor)),
  })),
  ...floors.map((rooms, floor) => ({
    files: rooms.flatMap((room) => isomorphic.map((name) => `lib/${room}/**/${name}.ts`)),
    rules: forbid(
      ...floorRules(rooms, floor),
      ['^node:', 'This file also runs in the browser.'],
      // `record-kinds` is data without imports.
      [
        '^(@/db(/(?!record-kinds$)|$)|pg$|drizzle-orm|server-only$)',
        'This file also runs in the browser.',
        true,
      ],
      ['(^|/)(queries|mutations|handlers)$', 'This file also runs in the browser.'],
    ),
  })),
  { files: ['components/**/*.{ts,tsx}'], ignores: tests, rules: forbid(...belowPages, declaredDoor) },
  {
    files: ['components/office/**/*.{ts,tsx}'],
    ignores: tests,
    rules: forbid(...belowPages, ...domainsOfKit, declaredDoor),
  },
  // A translation is saved by the call of its record, which a form of any domain may declare.
  {
    files: ['components/back-office/translations/**/*.{ts,tsx}'],
    ignores: tests,
    rules: forbid(...belowPages),
  },
  {
    files: ['app/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    ignores: tests,
    rules: forbid(['^@/demo(/|$)', 'The product runs without its demo content.'], database),
  },
  {
    files: ['db/**/*.ts'],
    ignores: tests,
    rules: forbid(
      ['^@/(app|components|pages|demo)(/|$)', 'The database imports no pages and no components.'],
      [
        '^@/lib/(?!platform/(env|log|log-lines|process-state|metrics/counts|request-context|reuse-within)$)',
        'Of lib, the database imports only these modules of the platform.',
      ],
    ),
  },
  {
    // Demo content imports only lib and db, and only commands and tests import it.
    files: ['demo/**/*.{ts,tsx}'],
    ignores: tests,
    rules: forbid(['^@/(app|components|pages)(/|$)', 'Demo content does not import pages or components.']),
  },
  {
    // Styles are in modules beside their components; only the tokens, fonts, elements and a few classes of
    // app/styles are global.
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    plugins: { styles },
    rules: {
      'styles/known-class': 'error',
      'styles/no-foreign-module': 'error',
      'styles/no-new-global': 'error',
      'styles/no-style-sheet': 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['app/kit/**'],
    rules: { 'styles/no-style-sheet': ['error', { modules: false }] },
  },
  {
    // The root documents.
    files: ['app/\\[locale\\]/*/layout.tsx', 'app/{(admin),kit}/layout*.tsx', 'app/global-not-found.tsx'],
    rules: { 'styles/no-style-sheet': 'off' },
  },
  { files: ['*.config.*'], rules: { 'import/no-anonymous-default-export': 'off' } },
  {
    files: ['scripts/serve.ts', 'scripts/server-process.ts', 'server.ts'],
    rules: forbid(['local/', 'Nothing local ever starts in production.']),
  },
  {
    files: ['**/{utils,helpers,util,helper,misc,common,index}.{ts,tsx,mjs}', '**/{utils,helpers}/**'],
    ignores: ['**/index.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'A file is named after its role: no utils, no helpers, no barrels.' },
      ],
    },
  },
])
