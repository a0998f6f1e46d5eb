import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms of the sites without the link, and why. */
const formsWithoutLink: Record<string, string> = {
  'components/assessment/attachment-form.tsx': 'documents of an organisation that signed in beside the link',
  'components/assessment/questionnaire.tsx': 'answers; the form before it has the link',
  'components/directory/search/directory-search-field.tsx': 'a search',
  'components/exchange/report-page.tsx': 'filters',
  'components/meetings/settings-page.tsx': 'languages of a participant who signed in beside the link',
  'components/meetings/step-form.tsx': 'another time for a meeting',
  'components/news/news-tools.tsx': 'filters',
  'components/site/code/code-step.tsx': 'the code; the step before it has the link',
  'components/site/search-row.tsx': 'a search',
  'components/ui/filter-form.tsx': 'filters',
}

/** Where the link of a form is, if another file passes it on. */
const linkPlaces: Record<string, string> = {
  'components/assessment/own-intro.tsx': 'app/[locale]/(mm)/mm/self-assessment/page.tsx',
  'components/site/dialog-form.tsx': 'components/directory/listing-dialogs.tsx',
  'components/directory/register/register-wizard.tsx': 'components/directory/register/terms-step.tsx',
  'components/event/registration-form.tsx': 'components/event/registration-texts.tsx',
  'components/membership/request-form.tsx': 'components/membership/request-panel.tsx',
}

it('each form of the sites that asks for personal data links to the page about privacy', () => {
  const forms = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => `components/${file}`)
    .filter((file) => file.endsWith('.tsx') && !/\/(back-)?office\/|\.test\./.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('<form'))
  const silent = forms.filter(
    (file) => !readFileSync(linkPlaces[file] ?? file, 'utf8').includes('<PrivacyLink'),
  )
  expect(silent.sort()).toEqual(Object.keys(formsWithoutLink).sort())
})
