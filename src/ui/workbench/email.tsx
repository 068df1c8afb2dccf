/** An e-mail address as text that may be broken before its @. */
export function Email({ address }: { address: string }) {
  const [local, host] = address.split('@')
  return (
    <>
      {local}
      {host !== undefined && (
        <>
          <wbr />@{host}
        </>
      )}
    </>
  )
}
