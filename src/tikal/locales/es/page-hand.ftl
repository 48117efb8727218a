### La página: lo que se tiene en la mano y el menú de una casilla.


## Piezas que van juntas

hand-party =
  { $explorers ->
    [0] Líder
    [one]
      { $leaders ->
        [0] Explorador
       *[other] Líder y explorador
      }
   *[other]
      { $leaders ->
        [0] { $explorers } exploradores
       *[other] Líder y { $explorers } exploradores
      }
  } { hand-party-place }
hand-party-place =
  { $place ->
    [reserve] desde la reserva
   *[other] desde { $place }
  }
hand-explorers = Exploradores
hand-leader = con el líder
hand-fewer = Menos
hand-more = Más
hand-most = los { $most }


## El menú de una casilla

hand-menu = Qué hacer en { $hex }
hand-offer =
  { $kind ->
    [deploy]
      { $who ->
        [leader] Desplegar líder
       *[explorer]
          { $count ->
            [one] Desplegar explorador
           *[other] Desplegar { $count } exploradores
          }
      }
    [move]
      { $who ->
        [leader] Líder desde { $from }
       *[explorer]
          { $count ->
            [one] Explorador desde { $from }
           *[other] { $count } exploradores desde { $from }
          }
      }
    [clear] Descubrir piso
    [dig] Excavar
    [camp] Montar campamento
    [guard]
      { $who ->
        [leader] Guardián: líder
       *[explorer] Guardián: explorador
      }
    [swap] Cambiar un tesoro…
    [recruit]
      { $who ->
        [leader] Reclutar líder
       *[explorer] Reclutar explorador
      }
    [stone] Ficha de piedra hacia { $beyond }
    [movestone] Ficha de piedra de { $hex }–{ $other } hacia { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] El líder se va…
    [one]
      { $leaders ->
        [0] Un explorador se va…
       *[other] El líder y un explorador se van…
      }
   *[other]
      { $leaders ->
        [0] { $explorers } exploradores se van…
       *[other] El líder y { $explorers } exploradores se van…
      }
  }
hand-offers =
  { $kind ->
    [way] { $count } caminos más
    [stone] Ficha de piedra, { $count } fronteras
    [movestone] Mover una ficha de piedra hasta aquí, { $count } maneras
   *[other] { $count } más
  }


## Planear mientras juegan los demás

plan-title = Tu plan
plan-turn = Planear mi próximo turno
plan-copy = Una copia del tablero: solo la ves tú. Cuando te toque, podrás jugar el plan con un clic.
plan-without-tile = Tu loseta aún no está.
plan-so-far =
  { $count ->
    [0] Prueba aquí tu próximo turno. No se juega nada.
    [one] { $count } acción planeada, { $ap } PA
   *[other] { $count } acciones planeadas, { $ap } PA
  }
plan-keep = Guardar el plan
plan-lost = Otros han jugado. Ya no es posible:
plan-close = Cerrar
plan-stands =
  { $count ->
    [one] Tu plan: { $count } acción, { $ap } PA. Es posible.
   *[other] Tu plan: { $count } acciones, { $ap } PA. Es posible.
  }
plan-fails =
  { $count ->
    [0] Tu plan ya no es posible.
    [one] Solo { $count } acción de tu plan sigue siendo posible, { $ap } PA.
   *[other] Solo { $count } acciones de tu plan siguen siendo posibles, { $ap } PA.
  }
plan-not-possible = No es posible:
plan-play = Jugar el plan
plan-play-part = Jugar esa parte
plan-edit = Cambiarlo
plan-discard = Descartar
plan-over = Ya no tienes más turnos en esta partida.
plan-draft = Todavía nadie sabe cómo empieza tu turno: antes viene el draft.
plan-passed = Has pasado y ya no juegas en esta ronda.


## Ajustes

settings-ask = Preguntar antes de jugar
settings-ask-never = nunca
settings-ask-usual = cuando haga falta
settings-ask-always = siempre
settings-ask-never-means = Basta un clic o un toque. Todo se puede deshacer, salvo lo que haya revelado algo.
settings-ask-usual-means = Se pregunta al tocar la pantalla y al terminar un turno con puntos sin gastar. El ratón muestra antes lo que haría un clic.
settings-ask-always-means = El primer clic o toque muestra lo que pasaría; el segundo juega.
settings-pieces = Piezas
settings-pieces-normal = normales
settings-pieces-large = grandes
