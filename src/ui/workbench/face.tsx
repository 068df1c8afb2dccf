import { Avatar } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { namedFaceAddress } from '#pictures/face-address.ts'

interface FaceProps {
  person: { name: string; email: string }
  /** Diameter in pixels. */
  size?: number
}

/** A person's profile picture, reloaded after `refreshFaces`. Decorative: show the name beside it. */
export function Face({ person, size = 32 }: FaceProps) {
  const changes = useSyncExternalStore(subscribe, () => count)
  return (
    <Avatar
      src={namedFaceAddress(person, changes)}
      name={person.name}
      alt=""
      size={size}
      color="cobalt"
      variant="filled"
      imageProps={{ width: size, height: size }}
    />
  )
}

/** Number of changes in this tab; part of the address, so that the browser loads the picture again. */
let count = 0
const CHANGED = 'vitrine:face'

/** Reloads all profile pictures on the screen. */
export function refreshFaces() {
  count++
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
