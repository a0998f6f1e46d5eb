import { useTranslations } from 'next-intl'
import { useEffect, useRef, type RefObject } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { firstMessagePerField, type FieldMessage } from '@/lib/platform/api/issues'

export type FormChecks<Values extends FieldValues, Sent extends object> = {
  /** The input schema of the call. The browser checks with it and shows the same messages as the server. */
  schema: z.ZodType
  /** Finds problems that the schema cannot find, such as a required file that was removed. */
  check?: (values: Values) => FieldMessage[]
  /** Builds the input that the schema checks and the call sends. */
  toInput: (values: Values) => Sent
}

/**
 * A form that is checked by the schema of its call and shows the schema's messages. After the first attempt
 * to save, every change is checked.
 */
export function useCheckedForm<Values extends FieldValues, Sent extends object>(
  latestChecks: RefObject<FormChecks<Values, Sent>>,
  defaults: DefaultValues<Values>,
) {
  const t = useTranslations()
  const errorsIn = (values: Values) =>
    toFieldErrors<Values>(problemsOf(latestChecks.current, values), ({ key, values: inText }) =>
      t(key, inText),
    )
  const resolver: Resolver<Values> = (values) => {
    const errors = errorsIn(values)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<Values>({ defaultValues: defaults, resolver, shouldFocusError: false })
  const isTried = useRef(false)
  useRevalidateOnChange(form, isTried)
  useValuesBeforeHydration(form)
  const { errors } = form.formState
  return {
    form,
    errorsIn,
    setTried: (is: boolean) => {
      isTried.current = is
    },
    /**
     * Shows at a file field why a file was refused. If the caller has just cleared the field, a check of
     * that change may still run and would clear the message; so the function first waits for its own check.
     */
    refuse: async (field: Path<Values>, message: string) => {
      if (isTried.current) await form.trigger()
      form.setError(field, { type: 'call', message })
    },
    errorOf: (field: Path<Values>) => {
      // The form's own check stores an error under the whole path; `setError`, which stores the server's
      // errors, nests them by the parts of the path.
      const error = ((errors as Record<string, unknown>)[field] ?? get(errors, field)) as
        { message?: string } | undefined
      return error?.message || undefined
    },
  }
}

/**
 * After the first attempt to save, each change checks all fields, because some checks read several fields; a
 * change during a save checks none. Before the first attempt, a change only clears the error of its field.
 */
function useRevalidateOnChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isTried: RefObject<boolean>,
) {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (!isTried.current) form.clearErrors(name)
      else if (!form.formState.isSubmitting) void form.trigger()
    })
    return unsubscribe
  }, [form, isTried])
}

/**
 * Announces what was typed before React took over the page. React Hook Form takes these values, but tells
 * neither the save bar nor the draft.
 */
function useValuesBeforeHydration<Values extends FieldValues>(form: UseFormReturn<Values>) {
  useEffect(() => {
    const announce = () => {
      const values = form.getValues()
      const defaults = form.formState.defaultValues
      const typedNames = (Object.keys(values) as Path<Values>[]).filter(
        (name) => ['string', 'boolean'].includes(typeof values[name]) && values[name] !== get(defaults, name),
      )
      // The form counts as changed already, so only a change from the unchanged state is announced.
      if (typedNames.length > 0) form.reset(undefined, { keepValues: true })
      for (const name of typedNames) form.setValue(name, values[name], { shouldDirty: true })
    }
    // The draft begins to listen after this effect.
    const timer = setTimeout(announce, 0)
    return () => clearTimeout(timer)
  }, [form])
}

/** Problems of the typed values, from the call's schema and the form's own check. */
function problemsOf<Values extends FieldValues, Sent extends object>(
  { schema, toInput, check }: FormChecks<Values, Sent>,
  values: Values,
): FieldMessage[] {
  const parseResult = schema.safeParse(toInput(values))
  return [...(parseResult.success ? [] : firstMessagePerField(parseResult.error)), ...(check?.(values) ?? [])]
}

function toFieldErrors<Values extends FieldValues>(
  problems: readonly FieldMessage[],
  say: (problem: FieldMessage) => string,
): FieldErrors<Values> {
  const entries = problems.map((problem) => [problem.path, { type: 'call', message: say(problem) }])
  return Object.fromEntries(entries) as FieldErrors<Values>
}
