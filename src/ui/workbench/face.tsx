import { Avatar } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { faceAddress } from '#pictures/face-address.ts'

interface FaceProps {
  person: { name: string; email: string }
  /** Pixels across. */
  size?: number
}

/** Somebody's picture, which follows a change at once. Decorative: the name stands beside it. */
export function Face({ person: { name, email }, size = 32 }: FaceProps) {
  const changes = useSyncExternalStore(subscribe, () => count)
  return (
    <Avatar
      src={faceAddress(email) + (changes ? `?${changes}` : '')}
      name={name}
      alt=""
      size={size}
      color="cobalt"
      variant="filled"
      imageProps={{ width: size, height: size }}
    />
  )
}

/** How often a picture was changed in this tab. The address stays the same, and would be shown from memory. */
let count = 0
const CHANGED = 'vitrine:face'

/** Has every face shown here looked at anew. */
export function refreshFaces() {
  count++
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
