import { createContext, use } from 'react'

/** The fields of the forms under a meeting that may stay empty; the page takes them of the schemas. */
const OptionalFieldsContext = createContext<readonly string[]>([])
export const OptionalFields = OptionalFieldsContext.Provider
export const useOptionalFields = () => use(OptionalFieldsContext)
