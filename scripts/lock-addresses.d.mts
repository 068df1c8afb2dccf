interface Lock {
  packages: Record<string, { version?: string; name?: string; resolved?: string; link?: boolean }>
}

export function withAddresses(lock: Lock, registry: string): Lock
