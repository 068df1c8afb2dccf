import { useEffect, useRef, useState } from 'react'

/** Whether the picture at an address could not be loaded, with what its `<img>` needs for that to be known. */
export function useBroken(src: string) {
  const [broken, setBroken] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)
  // A picture may have failed before React was there to handle its error event.
  useEffect(() => {
    if (src && ref.current?.complete && ref.current.naturalWidth === 0) setBroken(src)
  }, [src])
  return { isBroken: src !== '' && broken === src, ref, onError: () => setBroken(src) }
}
