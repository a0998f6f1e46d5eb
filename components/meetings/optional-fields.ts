import { createContext, use } from 'react'

/** The fields that may stay empty in the forms below a meeting; the page takes them from the schemas. */
const OptionalFieldsContext = createContext<readonly string[]>([])
export const OptionalFields = OptionalFieldsContext.Provider
export const useOptionalFields = () => use(OptionalFieldsContext)
