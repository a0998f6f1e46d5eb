import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('stands wherever a public list is cut into pages', () => {
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
    // Its page answers what is not there.
    'components/event/exhibitor-list.tsx',
    // The browser fills it: its page is the same for everybody.
    'components/meetings/people-page.tsx',
  ])
})
