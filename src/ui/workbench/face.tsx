import { Avatar } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { faceAddress } from '#pictures/face-address.ts'

interface FaceProps {
  person: { name: string; email: string }
  /** Pixels across. */
  size?: number
}

/** Somebody's picture; shows a new one at once. Decorative: the name stands beside it. */
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

/** How often a picture was changed in this tab; part of the address, so that the browser loads it again. */
let count = 0
const CHANGED = 'vitrine:face'

/** Loads every face on the screen again. */
export function refreshFaces() {
  count++
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
