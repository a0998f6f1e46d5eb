/** Returns an object with those of `names` that `values` has, in the order of the names. */
export const pickFields = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : []))) as Pick<
    Values,
    Name
  >
