import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('is used by every public list that has pages', () => {
  const files = ['app/[locale]', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const pagedFiles = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      !/(^|\/)(back-)?office\//.test(file) &&
      readFileSync(file, 'utf8').includes('<Pagination'),
  )
  expect(pagedFiles.length).toBeGreaterThan(8)
  expect(pagedFiles.filter((file) => !readFileSync(file, 'utf8').includes('<PastLastPage'))).toEqual([
    // `exhibitor-page.tsx` handles pages past the end itself.
    'components/event/exhibitor-list.tsx',
    // The browser renders this list; the server renders the same page for everyone.
    'components/meetings/people-page.tsx',
  ])
})
