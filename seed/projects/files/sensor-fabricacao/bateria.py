"""A conta da bateria do sensor: quanto cada fase gasta, e quantos anos as pilhas duram."""

CAPACIDADE_MAH = 2500        # duas pilhas AA alcalinas em série
CORTE = 0.80                 # a transmissão para em 2,0 V
FRIO = 0.85                  # madrugadas de 0 °C
AUTODESCARGA_ANO = 0.025
PERIODO_S = 900              # uma leitura a cada 15 minutos
RENDIMENTO = 0.80            # do conversor elevador, em microampères
PLACA_V = 3.3
PILHAS_V = 2.4               # média de duas alcalinas ao longo da descarga

# (fase, corrente em mA, segundos por leitura)
FASES = [
    ("partir e inicializar", 26.0, 0.180),
    ("medir", 34.0, 0.120),
    ("transmitir", 58.0, 0.206),
    ("esperar resposta", 1.4, 2.1),
]
REPOUSO_UA = 11.2


def media_na_placa_ua() -> float:
    ciclo_mc = sum(corrente * segundos for _, corrente, segundos in FASES)
    return REPOUSO_UA + ciclo_mc / PERIODO_S * 1000


if __name__ == "__main__":
    for fase, corrente, segundos in FASES:
        print(f"{fase:<22}{corrente * segundos:8.2f} mC por leitura")
    print(f"{'repouso':<22}{REPOUSO_UA * PERIODO_S / 1000:8.2f} mC por leitura")
    placa = media_na_placa_ua()
    pilhas = placa * PLACA_V / (RENDIMENTO * PILHAS_V)
    por_ano = pilhas * 8.76
    util = CAPACIDADE_MAH * CORTE * FRIO
    print(f"{'média na placa':<22}{placa:8.1f} uA")
    print(f"{'média nas pilhas':<22}{pilhas:8.1f} uA")
    print(f"{'gasto por ano':<22}{por_ano:8.0f} mAh")
    print(f"{'duração':<22}{util / (por_ano + CAPACIDADE_MAH * AUTODESCARGA_ANO):8.1f} anos")
