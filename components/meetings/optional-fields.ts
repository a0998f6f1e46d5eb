import { createContext, use } from 'react'

/** The names of the fields that may stay empty in a meeting's forms. The server reads them from schemas. */
const OptionalFieldsContext = createContext<readonly string[]>([])
export const OptionalFields = OptionalFieldsContext.Provider
export const useOptionalFields = () => use(OptionalFieldsContext)
