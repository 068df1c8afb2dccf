import { useState } from 'react'

/**
 * The key of the form for the record with that id, undefined for a new one. It stays when the record that the form has
 * just created gets its id, so that the form stays mounted; any other id is another form.
 */
export function useFormKey(id: number | undefined) {
  const [created, setCreated] = useState<number>()
  const [shown, setShown] = useState({ id, key: 0 })
  const isCreated = id !== undefined && id === created
  if (shown.id !== id) setShown({ id, key: isCreated ? shown.key : shown.key + 1 })
  return { key: shown.key, isCreated, setCreated }
}
