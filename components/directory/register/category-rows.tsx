import { BareSelect } from '@/components/ui/bare-field'
import { FieldError } from '@/components/ui/field-error'
import { categoriesMax } from '@/lib/directory/limits'
import type { ListingFormTexts } from './listing-texts'
import { type CategoryRow, type CompanyValues, type FormFields, noCategory } from './listing-values'
import { RepeatedRows } from './repeated-rows'

/** The categories that a company may choose, in the reader's language. */
export type CategoryChoice = { code: string; name: string; subs: { code: string; name: string }[] }

type Props = {
  fields: FormFields<CompanyValues>
  choices: readonly CategoryChoice[]
  texts: ListingFormTexts
}

/** The categories of a company: a main category and a sub-category in each row. */
export function CategoryRows({ fields: { values, problems, set, idOf }, choices, texts }: Props) {
  const replaceCategoryRow = (at: number, row: CategoryRow) =>
    set(
      'categories',
      values.categories.map((before, index) => (index === at ? row : before)),
    )
  const controlProps = (path: string) => ({
    id: idOf(path),
    'aria-invalid': problems[path] ? true : undefined,
    'aria-describedby': problems[path] ? `${idOf(path)}-error` : undefined,
  })
  const renderError = (path: string) =>
    problems[path] && <FieldError id={`${idOf(path)}-error`}>{problems[path]}</FieldError>
  return (
    <RepeatedRows
      rows={values.categories}
      empty={noCategory}
      rowsMax={categoriesMax}
      texts={{ add: texts.add.categories, remove: texts.remove.categories }}
      error={problems.categories}
      errorId={`${idOf('categories')}-error`}
      onRows={(rows) => set('categories', rows)}
      pairs
    >
      {(row, at) => {
        const [main, sub] = [`categories.${at}.mainCategory`, `categories.${at}.subCategory`]
        const subs = choices.find(({ code }) => code === row.mainCategory)?.subs ?? []
        return (
          <>
            <div>
              <BareSelect
                {...controlProps(main)}
                aria-label={`${texts.fields.mainCategory} ${at + 1}`}
                value={row.mainCategory}
                // The sub-category is cleared, because it does not belong to the new main category.
                onChange={(event) =>
                  replaceCategoryRow(at, { mainCategory: event.target.value, subCategory: '' })
                }
              >
                <option value="">{texts.chooseMain}</option>
                {choices.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </BareSelect>
              {renderError(main)}
            </div>
            <div>
              <BareSelect
                {...controlProps(sub)}
                aria-label={`${texts.fields.subCategory} ${at + 1}`}
                value={row.subCategory}
                onChange={(event) => replaceCategoryRow(at, { ...row, subCategory: event.target.value })}
              >
                <option value="">{texts.chooseSub}</option>
                {subs.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </BareSelect>
              {renderError(sub)}
            </div>
          </>
        )
      }}
    </RepeatedRows>
  )
}
