// Luminária Onda: uma parede só, ondas que sobem girando. Medidas em milímetros.
altura = 220;
raio = 57;       // no meio, sem as ondas
onda = 5;        // quanto a parede entra e sai
ondas = 14;      // em volta
giro = 50;       // graus, da base ao topo
parede = 0.9;    // imprima em modo vaso e esta medida não conta
passos = 56;     // em altura
lados = 196;     // em volta; múltiplo das ondas

// O corpo afina embaixo e no topo: até 38 graus da vertical imprime sem suporte.
function corpo(t) = raio * (0.72 + 0.28 * sin(180 * t));
function ponto(a, t, d) = (corpo(t) + onda * sin(ondas * a) * sin(180 * t) - d) * [cos(a), sin(a)];

module fatia(t, d) {
  polygon([for (i = [0 : lados - 1]) ponto(360 * i / lados, t, d)]);
}

module casca(d) {
  for (i = [0 : passos - 1])
    translate([0, 0, altura * i / passos])
      rotate(giro * i / passos)
        linear_extrude(height = altura / passos + 0.01, twist = -giro / passos) fatia((i + 0.5) / passos, d);
}

difference() {
  casca(0);
  translate([0, 0, -0.01]) scale([1, 1, 1.001]) casca(parede);
}
